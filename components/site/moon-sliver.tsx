/** A thin Moon, for pages that have little to show yet. */
export function MoonSliver() {
  return (
    <svg className="moon" viewBox="-52 -52 104 104" aria-hidden="true">
      <circle className="moon-dark" r="50" />
      <path className="moon-sliver" d="M0-50A50 50 0 0 1 0 50A43 50 0 0 0 0-50Z" />
    </svg>
  );
}
