/** What a reader passes on. */
export interface SharedHoroscope {
  symbol: string;
  name: string;
  /** Of which day, month or part of life. */
  title: string;
  text: string;
  /** The star's own address. */
  address: string;
}

/** Symbol, name and title, the text, and a last line that says where it is from. */
export function shareText({ symbol, name, title, text, address }: SharedHoroscope): string {
  const plain = text.replaceAll('**', '').trim();
  const plainTitle = title.replaceAll('\u00a0', ' ');
  const tag = name.replaceAll(' ', '');
  return `${symbol} · ${name}: ${plainTitle}\n\n${plain}\n\nYour own star’s day, with its reasons, at Chandra: ${address} #Nakshatra #${tag} #VedicAstrology`;
}

const isPhone = () => matchMedia('(pointer: coarse)').matches;

async function shareNatively(text: string): Promise<'shared' | 'failed'> {
  if (typeof navigator.share !== 'function' || !isPhone()) return 'failed';
  try {
    await navigator.share({ text });
    return 'shared';
  } catch (error) {
    // A reader who closes the sheet has not been failed.
    return error instanceof DOMException && error.name === 'AbortError' ? 'shared' : 'failed';
  }
}

/** On a phone the share sheet; where that fails, and on a desk, the clipboard; where that fails too, a prompt to copy from. */
export async function share(text: string): Promise<void> {
  if ((await shareNatively(text)) === 'shared') return;
  try {
    await navigator.clipboard.writeText(text);
    window.alert('Horoscope copied to clipboard!');
  } catch {
    window.prompt('Copy this horoscope:', text);
  }
}
