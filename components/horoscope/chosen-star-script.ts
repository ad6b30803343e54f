export const CHOSEN_STAR_KEY = 'star';

/**
 * Runs before the cards are painted: names the chosen star on the root element, and app/styles/chosen-star.css puts its
 * card first, so that nothing moves when the page's own script takes over.
 */
export const CHOSEN_STAR_SCRIPT = `try{const s=localStorage.getItem('${CHOSEN_STAR_KEY}');if(s)document.documentElement.dataset.star=s}catch{}`;
