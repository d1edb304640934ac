import type { BrandConfig } from '@shop/brand';
import { useBrand } from '@shop/brand';
import type { SiteContent } from '@shop/contracts';
import type { Locale } from '@shop/contracts/constants';
import { lateMessages, LateTexts, useLateMessages } from '@shop/intl';
import type { LoadPart } from '@shop/preloadable';
import { sendRequests, type ShopStore } from '@shop/service-client';
import { knownIdentity, useSession } from '@shop/session';
import { Container, Section } from '@shop/ui-kit/layout';
import { LoginRequired } from './LoginRequired';
import { ProfileFrame } from './ProfileFrame';
import { matchRoute, offeredRoutes } from './profileRoutes';
import { ProfileSkeleton } from './ProfileSkeleton';
import { RouteView } from './RouteView';

export interface ProfilePageProps {
  content: Pick<SiteContent, 'specialPages'>;
  path: string;
  /** The query with its question mark, or empty. */
  search: string;
  locale: Locale;
}

interface LoadContext extends ProfilePageProps {
  brand: BrandConfig;
}

interface LoadTools {
  store: ShopStore;
  loadPart: LoadPart;
  isHydration?: boolean;
}

const routeOf = ({ content, path, brand }: LoadContext) => matchRoute(content.specialPages.profile, path, brand);

/** Whether the profile area has no page at an address. */
export const isMissing = (context: LoadContext): boolean => routeOf(context) === null;

/**
 * Loads what a signed-in customer sees first, on the server, too: such a page is rendered for one visitor and never kept.
 * Others get the same page whoever they are.
 */
export async function load(context: LoadContext, { store, loadPart, isHydration = false }: LoadTools): Promise<void> {
  const match = routeOf(context);
  const texts = lateMessages[context.locale];
  await Promise.all([texts && loadPart(texts), match && loadView()]);

  async function loadView() {
    const identity = await store.dispatch(knownIdentity());
    if (!identity && !match!.route.isOpen) return;
    const {
      default: { requests },
    } = await loadPart(match!.route.part);
    // What the server was not answered, the view asks for.
    if (isHydration) return;
    await sendRequests(
      store,
      requests({ ...context, customerId: identity?.id ?? '', routes: offeredRoutes(context.brand), rest: match!.rest }),
    ).catch(() => undefined);
  }
}

/** The profile area: for customers what they have here, a page for each part of it; for others the way to sign in. */
// App pages are loaded by their default export.
export default function ProfilePage(props: ProfilePageProps) {
  const { content, path } = props;
  const texts = useLateMessages();
  const { status, identity, hasCookie } = useSession();
  const brand = useBrand();
  const match = matchRoute(content.specialPages.profile, path, brand);
  if (!match) return null;
  if (texts && !texts.loaded()) return <ProfileSkeleton />;

  function view() {
    if (status === 'authenticated' && identity) {
      return (
        <ProfileFrame base={content.specialPages.profile} root={content.specialPages.root} current={match!.route}>
          <RouteView
            key={`${identity.id} ${path}`}
            {...props}
            {...match!}
            routes={offeredRoutes(brand)}
            customerId={identity.id}
          />
        </ProfileFrame>
      );
    }
    if (status === 'unknown' && hasCookie) return <ProfileSkeleton />;
    if (!match!.route.isOpen) return <LoginRequired path={path} />;
    return (
      <Section>
        <Container size="medium">
          <RouteView key={path} {...props} {...match!} routes={offeredRoutes(brand)} customerId="" />
        </Container>
      </Section>
    );
  }
  return <LateTexts late={texts?.loaded()?.default}>{view()}</LateTexts>;
}
