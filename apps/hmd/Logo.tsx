/** The wordmark in the brand's serif, with a poppy beside the ampersand. */
export function Logo({ height }: { height: number }) {
  return (
    <svg viewBox="0 0 268 48" height={height} width={(height * 268) / 48} aria-hidden="true">
      <g style={{ font: '400 38px/1 var(--font-heading)', letterSpacing: '-0.01em' }} fill="currentColor">
        <text x="0" y="37" textLength="84" lengthAdjust="spacingAndGlyphs">
          Herd
        </text>
        <text x="146" y="37" textLength="108" lengthAdjust="spacingAndGlyphs">
          Mohn
        </text>
      </g>
      <text
        x="98"
        y="37"
        fill="var(--color-accent)"
        style={{ font: '400 38px/1 var(--font-heading)' }}
        textLength="34"
        lengthAdjust="spacingAndGlyphs"
      >
        &amp;
      </text>
    </svg>
  );
}
