import { type KeyboardEvent, type ReactNode, useId } from 'react';

export const CARD_TABS = [
  { tab: 'day', label: 'Day' },
  { tab: 'month', label: 'Month' },
  { tab: 'areas', label: 'Life areas' },
] as const;

export type CardTab = (typeof CARD_TABS)[number]['tab'];

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

interface CardTabsProps {
  /** What the row of tabs is for, to those who hear it. */
  label: string;
  tab: CardTab;
  onTab: (tab: CardTab) => void;
  /** The panel of the open tab. */
  children: ReactNode;
}

/**
 * The tabs of a card. Twenty-seven of the library's would be a tenth of the page and all of its script's allowance, and of
 * what they can do a card needs the arrow keys alone.
 */
export function CardTabs({ label, tab, onTab, children }: CardTabsProps) {
  const id = useId();
  const steer = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const place = CARD_TABS.findIndex((each) => each.tab === tab);
    const next = (place + step + CARD_TABS.length) % CARD_TABS.length;
    const button = event.currentTarget.children[next];
    if (button instanceof HTMLElement) button.focus();
    onTab((CARD_TABS[next] ?? CARD_TABS[0]).tab);
  };
  return (
    <div className="card-tabs">
      <div role="tablist" aria-label={label} onKeyDown={steer}>
        {CARD_TABS.map((each) => (
          <button
            key={each.tab}
            type="button"
            role="tab"
            id={`${id}${each.tab}`}
            aria-selected={each.tab === tab}
            aria-controls={id}
            tabIndex={each.tab === tab ? 0 : -1}
            onClick={() => onTab(each.tab)}
          >
            {each.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={id} aria-labelledby={`${id}${tab}`}>
        {children}
      </div>
    </div>
  );
}
