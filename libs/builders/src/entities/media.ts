import { imageSchema, linkSchema, videoSchema } from '@shop/contracts';
import { builder } from './build';

export const anImage = builder(imageSchema, () => ({
  url: '/images/pfanne',
  title: 'Pfanne',
  description: 'Eine Pfanne aus Gusseisen',
  aspectRatio: 1,
  width: 1600,
  height: 1600,
}));

export const aLink = builder(linkSchema, () => ({ url: '/gusspfanne' }));

export const aVideo = builder(videoSchema, () => ({
  identifier: 'dQw4w9WgXcQ',
  platform: 'youtube',
  image: anImage(),
}));
