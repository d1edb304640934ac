import type { NavigationNode } from '@shop/contracts';
import { IconChevronDown } from '@shop/ui-kit/icon';
import { Link } from '@shop/ui-kit/link';

interface FooterColumnProps {
  node: NavigationNode;
  /** Wide layout: all columns are open, and their titles are no controls. */
  isWide: boolean;
}

/** A group of footer links: a column on wide screens, an accordion item on small ones. */
export function FooterColumn({ node, isWide }: FooterColumnProps) {
  return (
    <details open={isWide}>
      <summary tabIndex={isWide ? -1 : undefined}>
        {node.label}
        <IconChevronDown />
      </summary>
      <ul>
        {node.children.map((child) => (
          <li key={child.id}>
            <Link to={child.link.url} target={child.link.target}>
              {child.label}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
