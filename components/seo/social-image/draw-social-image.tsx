import { ImageResponse } from 'next/og';
import { SocialCard, type SocialCardProps } from '@/components/seo/social-image/social-card';
import { socialFonts } from '@/components/seo/social-image/social-fonts';
import { SOCIAL_IMAGE_SIZE } from '@/lib/seo/social-image';

const ONE_DAY_SECONDS = 86_400;

/** The card as a PNG answer. Its address has no version in it, so a day is as long as it may be kept unasked. */
export async function drawSocialImage(card: SocialCardProps): Promise<Response> {
  return new ImageResponse(<SocialCard {...card} />, {
    ...SOCIAL_IMAGE_SIZE,
    fonts: await socialFonts(),
    headers: { 'Cache-Control': `public, max-age=${ONE_DAY_SECONDS}` },
  });
}
