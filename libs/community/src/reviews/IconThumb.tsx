/** A thumb that points up; rotate it to point down. */
export function IconThumb() {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M7.5 11v9H4.2A1.2 1.2 0 0 1 3 18.8v-6.6A1.2 1.2 0 0 1 4.2 11zM7.5 11l3.7-7.4a2.3 2.3 0 0 1 2.6 3L13 10h5.2a2 2 0 0 1 2 2.4l-1.3 6a2 2 0 0 1-2 1.6H7.5" />
    </svg>
  );
}
