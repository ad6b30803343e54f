import { Brand } from '@/components/site/brand';
import { ThemeSwitch } from '@/components/site/theme-switch';

/** The plain header of pages outside the navigation bar's list. */
export function SiteHeader() {
  return (
    <header className="site-header">
      <div className="wrap">
        <Brand />
        <ThemeSwitch />
      </div>
    </header>
  );
}
