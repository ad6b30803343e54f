import { NightSky, type NightSkyProps } from '@/components/seo/social-image/night-sky';
import { SITE_NAME, SITE_TAGLINE } from '@/lib/seo/site';
import { SOCIAL_IMAGE_SIZE } from '@/lib/seo/social-image';

export interface SocialCardProps {
  /** The small line above the title. */
  kicker?: string | undefined;
  title: string;
  sky: NightSkyProps;
}

const MARGIN = 72;
const TEXT_WIDTH = 570;
const LONG_TITLE_LETTERS = 44;

/** A page's picture on social networks. Drawn by satori: every box is a flex box, and there is no stylesheet. */
export function SocialCard({ kicker, title, sky }: SocialCardProps) {
  return (
    <div style={{ ...SOCIAL_IMAGE_SIZE, display: 'flex', fontFamily: 'Instrument Sans', color: '#ece7dc' }}>
      <NightSky {...sky} />
      <div
        style={{
          position: 'absolute',
          ...SOCIAL_IMAGE_SIZE,
          padding: `${MARGIN - 10}px ${MARGIN}px`,
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
        }}
      >
        <div style={{ display: 'flex', alignItems: 'center' }}>
          <svg aria-hidden="true" width="46" height="46" viewBox="-52 -52 104 104">
            <circle r="50" fill="#2a3250" />
            <path fill="#f4d9a0" d="M0-50A50 50 0 0 1 0 50A20 50 0 0 0 0-50Z" />
          </svg>
          <div style={{ marginLeft: 18, fontFamily: 'Fraunces', fontSize: 38 }}>{SITE_NAME}</div>
        </div>
        <div style={{ display: 'flex', flexDirection: 'column', width: TEXT_WIDTH }}>
          {kicker !== undefined && (
            <div style={{ marginBottom: 18, fontSize: 23, letterSpacing: 2.6, color: '#f2b25c' }}>
              {kicker.toUpperCase()}
            </div>
          )}
          <div
            style={{
              fontFamily: 'Fraunces',
              fontSize: title.length > LONG_TITLE_LETTERS ? 56 : 66,
              lineHeight: 1.12,
              letterSpacing: -0.8,
              textWrap: 'balance',
            }}
          >
            {title}
          </div>
        </div>
        <div style={{ fontSize: 25, color: '#b4b9c9' }}>{SITE_TAGLINE}</div>
      </div>
    </div>
  );
}
