import { NavigationLinks } from '@/components/site/navigation-links';
import { BOTTOM_BAR } from '@/lib/navigation';

/** A phone's navigation, within reach of the thumb. */
export function BottomBar() {
  return (
    <nav aria-label="Main, at the bottom" className="bottom-bar">
      <NavigationLinks items={BOTTOM_BAR} />
    </nav>
  );
}
