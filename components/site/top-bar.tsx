import { Brand } from '@/components/site/brand';
import { NavigationLinks } from '@/components/site/navigation-links';
import { ThemeSwitch } from '@/components/site/theme-switch';
import { TOP_BAR } from '@/lib/navigation';

/** The sticky bar at the top of the pages in the navigation's list. */
export function TopBar() {
  return (
    <header className="site-header top-bar">
      <div className="wrap">
        <Brand />
        <nav aria-label="Main">
          <NavigationLinks items={TOP_BAR} />
        </nav>
        <ThemeSwitch />
      </div>
    </header>
  );
}
