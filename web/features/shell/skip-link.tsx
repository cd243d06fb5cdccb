/** The first stop of the Tab key on every page. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="fixed top-2 left-4 z-50 -translate-y-24 rounded-control bg-surface px-4 py-3 font-semibold text-ink shadow-lift focus:translate-y-0"
    >
      Skip to content
    </a>
  )
}
