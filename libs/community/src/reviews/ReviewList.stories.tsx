import { aReview, aReviewComment, aReviewList, httpStatus, storyPicture } from '@shop/builders';
import type { CommunityQuery } from '@shop/contracts';
import { Drawer } from '@shop/ui-kit/drawer';
import { Picture } from '@shop/ui-kit/image';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PictureViewer } from './PictureViewer';
import { ReviewList } from './ReviewList';

const DAY = 24 * 60 * 60 * 1000;
const NEWEST = Date.UTC(2026, 4, 12, 10);

const reviews = [
  aReview({
    shortDescription: 'Jeden Sonntag im Einsatz',
    description: 'Gut verpackt, schnell da.\nWir möchten es nicht mehr hergeben.',
    imageReferences: [storyPicture('fondue'), storyPicture('tableware')],
    reactions: { likeCounter: 7, dislikeCounter: 1, currentUserReaction: 'like' },
    comments: [aReviewComment({ comment: 'Danke, das freut uns sehr.', authorAlias: 'Kundendienst' })],
  }),
  aReview({
    score: 4,
    shortDescription: 'Schön, aber schwer',
    description: 'Für zwei Hände gedacht.',
    authorAlias: 'Luca T.',
  }),
  aReview({
    shortDescription: 'Le cadeau parfait',
    description: 'Toute la famille en a profité.',
    authorAlias: 'Aline F.',
    locale: 'fr',
  }),
  aReview({ score: 2, shortDescription: 'Kratzer', description: 'Der Ersatz kam sofort.', authorAlias: 'Beat K.' }),
  aReview({ shortDescription: 'Immer wieder', description: 'Schon zweimal verschenkt.', authorAlias: 'Rosa B.' }),
].map((review, index) => ({
  ...review,
  id: `review-${index}`,
  referenceId: 'fondue',
  createdAt: NEWEST - index * DAY,
}));

/** Answers as the service does: a page of those that match. */
function pageOf({ page = 0, limit = 3, score, withPictures, language }: CommunityQuery) {
  const chosen = reviews.filter(
    (review) =>
      (!score || review.score === score) &&
      (!withPictures || review.imageReferences.length > 0) &&
      (!language || (review.locale ?? 'de') === language),
  );
  return {
    ret: aReviewList({
      items: chosen.slice(page * limit, (page + 1) * limit),
      count: chosen.length,
      pagination: { page, pageSize: limit },
      totalRating: 4.2,
      ratingPercents: { 1: 0, 2: 20, 3: 0, 4: 20, 5: 60 },
      facets: {
        pictured: 1,
        languages: [
          { locale: 'de', count: 4 },
          { locale: 'fr', count: 1 },
        ],
      },
    }),
  };
}

const answering = (answer: (query: CommunityQuery) => object) => ({
  shop: { services: { 'community/GetAllReviewsByReference': answer } },
});

/** In place of the viewer of the galleries, which pages hand in: domain libs do not import each other. */
const Viewer: PictureViewer = ({ images, start, title, onClose }) => (
  <Drawer open title={title} onClose={onClose}>
    <Picture image={images[start] ?? null} sizes="50vw" />
  </Drawer>
);

const meta = {
  component: ReviewList,
  args: { referenceType: 'product', referenceId: 'fondue', Viewer },
} satisfies Meta<typeof ReviewList>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The first three, with pictures, votes, a comment and one in another language; all pictures above, and filters. */
export const Several: Story = {
  tags: ['screenshot'],
  parameters: answering(pageOf),
  play: async ({ canvas }) => void (await canvas.findAllByRole('article')),
};
/** Of a series: each names the item it is about. */
export const OfASeries: Story = {
  args: { referenceType: 'series', referenceId: 'guss' },
  parameters: answering(pageOf),
  play: async ({ canvas }) => void (await canvas.findAllByRole('article')),
};
export const Empty: Story = {
  parameters: answering(() => ({ ret: aReviewList({ items: [], count: 0, totalRating: 0 }) })),
  play: async ({ canvas }) => void (await canvas.findByRole('heading')),
};
export const Failed: Story = {
  parameters: answering(() => httpStatus(500)),
  play: async ({ canvas }) => void (await canvas.findByRole('button')),
};
