/**
 * For readers with script off. The call takes JSON alone, which a browser cannot send by itself, so the form says what it
 * lacks instead of sending the address nowhere. Shown by the root's mark and not by <noscript>, so that it stands as well
 * where scripts are allowed and blocked.
 */
export function ScriptNeeded() {
  return (
    <p className="script-needed">
      Signing up needs JavaScript: please switch it on for this site. The daily horoscope reads without.
    </p>
  );
}
