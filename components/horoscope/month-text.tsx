/** The month's markdown as the composer writes it: paragraphs, lists and words in bold. */

function inline(text: string) {
  return text.split('**').map((part, place) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts never move.
    place % 2 === 1 ? <b key={place}>{part}</b> : part,
  );
}

function block(lines: readonly string[], key: string) {
  const items = lines.filter((line) => line.startsWith('- '));
  const text = lines.filter((line) => !line.startsWith('- ')).join(' ');
  return (
    <div key={key}>
      {text !== '' && <p>{inline(text)}</p>}
      {items.length > 0 && (
        <ul>
          {items.map((item) => (
            <li key={item}>{inline(item.slice(2))}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** A month's text. @param markdown blocks parted by an empty line */
export function MonthText({ markdown }: { markdown: string }) {
  return (
    <div className="month-text">{markdown.split('\n\n').map((each) => block(each.split('\n'), each))}</div>
  );
}
