import type { Counted, FigureGroup, Measured } from '@/lib/accuracy/figures';

const UNITS: Record<Measured['unit'], string> = {
  arcseconds: '″',
  seconds: ' s',
  minutes: ' min',
  hours: ' h',
  degrees: '°',
};

/** 1620 as 1,620: figures of the page look alike in every locale. */
const grouped = (count: number) => count.toLocaleString('en');

const casesOf = (count: number) => (count === 1 ? 'one case' : `${grouped(count)} cases`);

function MeasuredRow({ name, cases, unit, mean, worst, promisedMean, promisedWorst }: Measured) {
  const withUnit = (value: number) => `${value}${UNITS[unit]}`;
  return (
    <tr>
      <th scope="row">
        {name}
        <small> {casesOf(cases)}</small>
      </th>
      <td>{cases === 1 ? '–' : withUnit(mean)}</td>
      <td>{withUnit(worst)}</td>
      <td>
        {withUnit(promisedWorst)}
        {promisedMean !== null && <small> mean {withUnit(promisedMean)}</small>}
      </td>
    </tr>
  );
}

function MeasuredTable({ title, measured }: Pick<FigureGroup, 'title' | 'measured'>) {
  return (
    <table>
      <caption>{title}: differences</caption>
      <thead>
        <tr>
          <th scope="col">Figure</th>
          <th scope="col">Mean</th>
          <th scope="col">Worst</th>
          <th scope="col">Promised</th>
        </tr>
      </thead>
      <tbody>
        {measured.map((figure) => (
          <MeasuredRow key={figure.name} {...figure} />
        ))}
      </tbody>
    </table>
  );
}

function CountedTable({ title, counted }: { title: string; counted: readonly Counted[] }) {
  return (
    <table>
      <caption>{title}: agreement</caption>
      <thead>
        <tr>
          <th scope="col">Either equal or not</th>
          <th scope="col">Equal</th>
        </tr>
      </thead>
      <tbody>
        {counted.map(({ name, cases, equal }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              {grouped(equal)} of {grouped(cases)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** One kind of figure: who it is compared with, how far apart the two are. */
export function FigureSection({
  group: { id, title, reference, measured, counted },
}: {
  group: FigureGroup;
}) {
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <div>
        <h2 id={`${id}-title`}>{title}</h2>
        <p>{reference}</p>
      </div>
      <div className="figures">
        {measured.length > 0 && <MeasuredTable title={title} measured={measured} />}
        {counted.length > 0 && <CountedTable title={title} counted={counted} />}
      </div>
    </section>
  );
}
