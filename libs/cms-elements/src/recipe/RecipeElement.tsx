import type { ElementData } from '@shop/contracts';
import { useLocale } from '@shop/intl';
import { queryRequest, useRequest } from '@shop/service-client';
import { catalogueService } from '@shop/service-client/catalogue';
import { Badge } from '@shop/ui-kit/badge';
import { Heading } from '@shop/ui-kit/heading';
import { Picture } from '@shop/ui-kit/image';
import { Container } from '@shop/ui-kit/layout';
import { Link } from '@shop/ui-kit/link';
import { Rating } from '@shop/ui-kit/rating';
import { RichText } from '@shop/ui-kit/rich-text';
import { FormattedMessage } from 'react-intl';
import { RecipeCard } from './RecipeCard';
import { recipeRequest } from './recipeRequest';

const SIZES = '(min-width: 768px) 40vw, 100vw';

/** A recipe with a link to its page. Renders nothing when it cannot be loaded or does not exist. */
export function RecipeElement({ data }: { data: ElementData<'recipe'> }) {
  const locale = useLocale();
  const { getListingItems } = catalogueService.endpoints;
  const { data: reply } = useRequest(queryRequest(getListingItems, recipeRequest(data.recipeId, locale)));
  const [recipe] = reply?.ret?.items ?? [];
  if (!recipe) return null;
  const { image, title, subTitle, link, infoText, rating, membersOnly } = recipe;
  return (
    <Container>
      <RecipeCard>
        <div className="card">
          <Picture image={image} ratio="landscape" sizes={SIZES} alt="" />
          <div className="text">
            <p className="labels">
              <FormattedMessage id="cms-elements.recipe.label" />
              {membersOnly && (
                <Badge style="default">
                  <FormattedMessage id="cms-elements.recipe.membersOnly" />
                </Badge>
              )}
            </p>
            <Heading level={3} size="xxl">
              <Link to={link.url} target={link.target}>
                {title}
              </Link>
            </Heading>
            {subTitle && <p>{subTitle}</p>}
            <RichText className="facts" html={infoText} />
            {rating.count > 0 && <Rating score={rating.score} count={rating.count} />}
            <span className="action" aria-hidden="true">
              <FormattedMessage id="cms-elements.recipe.action" />
            </span>
          </div>
        </div>
      </RecipeCard>
    </Container>
  );
}
