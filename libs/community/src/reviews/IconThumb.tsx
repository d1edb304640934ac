/** A thumb that points up; rotate it to point down. */
export function IconThumb() {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M7.5 11v9H3v-9zl4-8a2.3 2.3 0 0 1 2.3 3L13 10h7.2l-1.7 8a2.4 2.4 0 0 1-2.4 2H7.5" />
    </svg>
  );
}
