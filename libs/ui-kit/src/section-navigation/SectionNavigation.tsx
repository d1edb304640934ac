import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { Container } from '../layout/Container';
import { Link } from '../link/Link';
import { NavigationBar } from './NavigationBar';
import { useSectionInView } from './useSectionInView';

export interface SectionLink {
  /** The id of a section of this page; '' for a link elsewhere. */
  section: string;
  /** Target of a link elsewhere. */
  url?: string;
  target?: string | undefined;
  label: ReactNode;
}

export interface SectionNavigationProps {
  links: readonly SectionLink[];
  /** Label of the navigation for screen readers. */
  label: string;
}

/** Sticky links to the sections of a page. The current one is marked. */
export function SectionNavigation({ links, label }: SectionNavigationProps) {
  const list = useRef<HTMLUListElement>(null);
  const { active, go } = useSectionInView(links.map(({ section }) => section).filter(Boolean));

  useEffect(() => {
    const row = list.current;
    const current = row?.querySelector<HTMLElement>('[aria-current]');
    row?.scrollTo({ left: current ? current.offsetLeft - (row.clientWidth - current.offsetWidth) / 2 : 0 });
  }, [active]);

  return (
    <NavigationBar aria-label={label}>
      <Container>
        <ul ref={list}>
          {links.map(({ section, url = '', target, label: text }) => (
            <li key={section || url}>
              {section ? (
                <a
                  href={`#${section}`}
                  aria-current={section === active ? 'location' : undefined}
                  onClick={(event) => {
                    if (isPlain(event) && go(section)) event.preventDefault();
                  }}
                >
                  {text}
                </a>
              ) : (
                <Link to={url} target={target}>
                  {text}
                </Link>
              )}
            </li>
          ))}
        </ul>
      </Container>
    </NavigationBar>
  );
}

/** A plain click: no new tab, no download. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
