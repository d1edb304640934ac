import type { NavigationNode } from '@shop/contracts';
import { useLocation } from '@shop/router';
import { Link, type LinkProps } from '@shop/ui-kit/link';

interface NodeLinkProps extends Omit<LinkProps, 'to' | 'target'> {
  node: NavigationNode;
}

/** A link to a page of the navigation, its label by default. Marks the current page. */
export function NodeLink({ node, children, ...props }: NodeLinkProps) {
  const { pathname } = useLocation();
  const { url, target } = node.link;
  return (
    <Link to={url} target={target} aria-current={url === pathname ? 'page' : undefined} {...props}>
      {children ?? node.label}
    </Link>
  );
}
