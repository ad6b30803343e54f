/** How far below the window's edge a card comes to rest, in pixels. */
const OFFSET_PIXELS = 100;
/** A card that a search has hidden comes back with the next painting, or the one after. */
const RETRY_MILLISECONDS = [50, 100, 150, 200, 300] as const;

const isShown = (element: HTMLElement | null): element is HTMLElement =>
  element !== null && element.getClientRects().length > 0;

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Brings a card below the window's edge and moves the focus to it; tries again while it is not on the page.
 * @param anchor the card's id
 * @returns whether it was found
 */
export async function scrollToCard(anchor: string): Promise<boolean> {
  for (const delay of [0, ...RETRY_MILLISECONDS]) {
    if (delay > 0) await wait(delay);
    const card = document.getElementById(anchor);
    if (isShown(card)) {
      card.focus({ preventScroll: true });
      window.scrollTo({ top: window.scrollY + card.getBoundingClientRect().top - OFFSET_PIXELS });
      return true;
    }
  }
  return false;
}
