/**
 * For readers with script off. The call takes JSON alone, which a browser cannot send by itself, so the form says what it
 * lacks instead of sending the address nowhere.
 */
export function ScriptNeeded() {
  return (
    <noscript>
      <p className="script-needed">
        Signing up needs JavaScript: please switch it on for this site. The daily horoscope reads without.
      </p>
    </noscript>
  );
}
