import type { ReactNode } from 'react';
import type { LandingContent } from '@/lib/landing/contract';

type Feature = LandingContent['features'][number];

interface ChartsSectionProps {
  chart: Feature;
  match: Feature;
  skyChart: ReactNode;
  kutas: ReactNode;
}

function Exhibit({ feature, picture, caption }: { feature: Feature; picture: ReactNode; caption: string }) {
  return (
    <div className="exhibit">
      <figure className="landing-sky">
        {picture}
        <figcaption className="always-night">{caption}</figcaption>
      </figure>
      <h2>{feature.name}</h2>
      <p>{feature.description}</p>
      <p className="appeal">{feature.appeal}</p>
    </div>
  );
}

/** Birth chart and compatibility, each beside a real one. */
export function ChartsSection({ chart, match, skyChart, kutas }: ChartsSectionProps) {
  return (
    <section className="wrap landing-charts" aria-label={`${chart.name} and ${match.name}`}>
      <Exhibit
        feature={chart}
        picture={skyChart}
        caption="Where the nine grahas stand tonight, on the ring of twelve signs. A chart cast at nightfall has them there."
      />
      <Exhibit
        feature={match}
        picture={kutas}
        caption="A worked example: the Moon in the middle of Hasta and in the middle of Shravana, a Moon for each point."
      />
    </section>
  );
}
