const style = { fill: 'none', stroke: 'currentColor', strokeWidth: 12, strokeLinecap: 'round' } as const;

/** The wordmark Gioia in round strokes; the dot of the first i is a sun. */
export function Logo({ height }: { height: number }) {
  return (
    <svg viewBox="0 0 176 64" height={height} width={(height * 176) / 64} aria-hidden="true">
      <g {...style}>
        <path d="M42 18a20 20 0 1 0 2 20H30" />
        <path d="M62 30v18" />
        <circle cx="93" cy="38" r="12" />
        <path d="M124 30v18" />
        <circle cx="155" cy="38" r="12" />
        <path d="M167 29v19" />
      </g>
      <circle cx="62" cy="12" r="9" fill="var(--button-background)" />
      <circle cx="124" cy="12" r="7" fill="currentColor" />
    </svg>
  );
}
