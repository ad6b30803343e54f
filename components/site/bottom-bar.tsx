import { NAVIGATION_ICONS } from '@/components/site/navigation-icons';
import { NavigationLinks } from '@/components/site/navigation-links';
import { BOTTOM_BAR } from '@/lib/navigation';

const ITEMS = BOTTOM_BAR.map((item) => ({ ...item, icon: NAVIGATION_ICONS[item.label] }));

/** A phone's navigation, within reach of the thumb. */
export function BottomBar() {
  return (
    <nav aria-label="Main, at the bottom" className="bottom-bar">
      <NavigationLinks items={ITEMS} />
    </nav>
  );
}
