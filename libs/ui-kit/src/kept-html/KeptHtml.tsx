import { useLocale } from '@shop/intl';
import { type ElementType, type ReactElement, use } from 'react';
import { KeptHtmlContext } from './KeptHtmlContext';

const isServer = typeof document === 'undefined';

interface KeptHtmlProps {
  /** What is shown, e.g. an item of a reply. Its HTML is kept as long as this object is. */
  of: object;
  /** What else the HTML depends on, beside the component, the language and the brand. */
  by?: string;
  /** A component that renders an element, or nothing: no text of its own, which React separates from other texts. */
  children: ReactElement;
}

/**
 * What several renderings show. The server renders it once, and writes the same HTML again. Not for what depends on the
 * page, the visitor or the time, asks for pictures to be loaded first, or has ids (`useId`); a test compares it on two pages
 * (`writeKept`). Nothing in it is kept by itself.
 */
export function KeptHtml(props: KeptHtmlProps) {
  return isServer ? <ServerHtml {...props} /> : props.children;
}

function ServerHtml({ of, by = '', children }: KeptHtmlProps) {
  const keeper = use(KeptHtmlContext);
  const locale = useLocale();
  if (!keeper) return children;
  const { begin, end } = keeper.add({ of, component: children.type as ElementType, by: `${locale} ${by}` });
  return (
    <>
      <template data-kept={begin} />
      {end && (
        <>
          <KeptHtmlContext value={null}>{children}</KeptHtmlContext>
          <template data-kept={end} />
        </>
      )}
    </>
  );
}
