import type { Drawing } from '@/components/landing/pictures/svg';

interface PictureProps {
  drawing: Drawing;
  className: string;
}

/** A computed picture in the page itself: in the page's own type, and there with the first byte. */
export function Picture({ drawing: { width, height, label, marks }, className }: PictureProps) {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by our own code from figures and fixed names.
      dangerouslySetInnerHTML={{ __html: marks }}
    />
  );
}
