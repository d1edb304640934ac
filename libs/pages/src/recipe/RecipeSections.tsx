import { furtherPictures, shownPictures } from '@shop/catalogue';
import { communityOf } from '@shop/community';
import type { Recipe, SpecialPages } from '@shop/contracts';
import { useLocale } from '@shop/intl';
import { IngredientLists, ShoppingListButton, StepList, type usePersons } from '@shop/recipes';
import { useSession } from '@shop/session';
import { CollapsibleBlock } from '@shop/ui-kit/collapsible';
import { preloadable } from '@shop/preloadable';
import { Heading } from '@shop/ui-kit/heading';
import { WhenNear } from '@shop/ui-kit/part';
import { RichText } from '@shop/ui-kit/rich-text';
import { SectionNavigation } from '@shop/ui-kit/section-navigation';
import { FormattedMessage, useIntl } from 'react-intl';
import { CommunitySections } from '../item-sections/CommunitySections';
import { ItemSection } from '../item-sections/ItemSection';
import { SeoText } from '../item-sections/SeoText';
import { Cooking } from './Cooking';
import { isWithheld } from './isWithheld';
import { recommendedOf } from './recommendedOf';
import { MembersBanner } from '../shared/MembersBanner';

const galleryPictures = preloadable(() => import('../item-gallery/GalleryPictures'));
const cookware = preloadable(() => import('./cookware/Cookware'));
const recommendedProducts = preloadable(() => import('./RecommendedProducts'));

/** Heights in px at which the description is collapsed (specification, section 9). */
const DESCRIPTION_CUTOFF = 270;
const WITHHELD_CUTOFF = 120;

interface RecipeSectionsProps {
  recipe: Recipe;
  persons: ReturnType<typeof usePersons>;
  pages: SpecialPages;
}

/** The sections of a recipe below a sticky navigation. */
export function RecipeSections({ recipe, persons, pages }: RecipeSectionsProps) {
  const { formatMessage } = useIntl();
  const { openAuth } = useSession();
  const { id, title, description, ingredientLists, steps, images, videos, galleryImages, seoText } = recipe;
  const locale = useLocale();
  const items = recommendedOf(recipe);
  const withheld = isWithheld(recipe);
  const community = communityOf(withheld ? 'none' : recipe.communitySettings);
  const pictures = furtherPictures({ images: shownPictures(images, videos), galleryImages });
  const hasGallery = pictures.length > 0;
  const links = [
    { section: 'description', label: <FormattedMessage id="pages.item.description" /> },
    { section: 'steps', label: <FormattedMessage id="pages.recipe.ingredientsAndSteps" /> },
    ...(hasGallery ? [{ section: 'gallery', label: <FormattedMessage id="pages.item.gallery" /> }] : []),
    ...(community.hasQuestions
      ? [{ section: 'questions', label: <FormattedMessage id="pages.item.questions" /> }]
      : []),
    ...(community.hasReviews ? [{ section: 'reviews', label: <FormattedMessage id="pages.item.reviews" /> }] : []),
  ];

  return (
    <>
      <SectionNavigation label={formatMessage({ id: 'pages.item.sections' })} links={links} />
      <ItemSection id="description">
        <CollapsibleBlock
          cutoff={withheld ? WITHHELD_CUTOFF : DESCRIPTION_CUTOFF}
          {...(withheld && { onLocked: () => openAuth('register') })}
        >
          <RichText html={description} />
        </CollapsibleBlock>
      </ItemSection>
      <ItemSection id="steps" printed>
        {withheld ? (
          <MembersBanner
            title={<FormattedMessage id="pages.recipe.members.title" />}
            text={<FormattedMessage id="pages.recipe.members.text" />}
          />
        ) : (
          // The class tells search engines what is for members (`recipeJsonLd` of the services).
          <Cooking className={recipe.membersOnly ? 'members-only' : undefined}>
            <div>
              <Heading level={2} size="xxl">
                <FormattedMessage id="pages.recipe.ingredients" />
              </Heading>
              <IngredientLists lists={ingredientLists} steps={steps} persons={persons} />
              {persons.of(0) > 0 && <ShoppingListButton id={id} persons={persons.of(0)} />}
            </div>
            <div>
              <Heading level={2} size="xxl">
                <FormattedMessage id="pages.recipe.steps" />
              </Heading>
              <StepList steps={steps} />
            </div>
          </Cooking>
        )}
      </ItemSection>
      {items.length > 0 && (
        <ItemSection>
          <WhenNear key={id} part={cookware} prepare={async () => (await cookware.load()).loadTexts(locale)} readable>
            {({ default: Cookware }) => <Cookware items={items} pages={pages} />}
          </WhenNear>
        </ItemSection>
      )}
      {hasGallery && (
        <ItemSection id="gallery" title={<FormattedMessage id="pages.item.gallery" />}>
          <WhenNear key={id} part={galleryPictures} readable>
            {({ default: GalleryPictures }) => <GalleryPictures images={pictures} title={title} />}
          </WhenNear>
        </ItemSection>
      )}
      <CommunitySections referenceType="recipe" referenceId={id} {...community} />
      <ItemSection>
        <WhenNear key={id} part={recommendedProducts} readable>
          {({ default: RecommendedProducts }) => <RecommendedProducts recipe={recipe} />}
        </WhenNear>
      </ItemSection>
      <SeoText html={seoText} />
    </>
  );
}
