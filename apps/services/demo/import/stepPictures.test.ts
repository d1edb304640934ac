import {
  type ArtOrder,
  drawArt,
  foods,
  type Liquid,
  liquidColors,
  type StepAction,
  stepActions,
  type StepScene,
  strewable,
  type StepVesselName,
  stepVessels,
} from '@shop/demo-art';
import { locales } from '@shop/contracts/constants';
import { demoBrands } from '../demoBrands.ts';
import { stepShownSchema } from '../stepShownSchema.ts';
import type { PictureCache } from './PictureCache.ts';
import { readCatalogue } from './readBrand.ts';
import { recipeRows } from './recipeRows.ts';
import { stepPictures } from './stepPictures.ts';
import { stepTexts } from './stepTexts.ts';

const recipes = demoBrands.flatMap(({ site, illustrator }) =>
  readCatalogue(site, () => undefined).recipes.map((recipe) => [recipe.id, { recipe, illustrator, site }] as const),
);

it('reads recipes', () => expect(recipes.length).toBeGreaterThan(20));

describe.each(recipes)('the steps of %s', (_, { recipe, illustrator }) => {
  const pictures = recipe.steps.flatMap((_step, index) => stepPictures(recipe, index));

  it('have pictures, no two of them the same but for their seed', () => {
    const drawn = pictures.map((order) => drawArt(illustrator, { ...order, seed: 1 }));
    expect(new Set(drawn).size).toBe(pictures.length);
  });

  it('show another vessel, action or more than one other food', () => {
    const kinds = pictures.map(({ motif, view, subject }) => {
      const { vessel, action, pours, strews, foods: shown } = subject?.step ?? {};
      return [motif, view, vessel, action, pours, strews, ...(shown ?? []).slice(0, 2)].join();
    });
    expect(new Set(kinds).size).toBe(pictures.length);
  });

  it('show the dish on the laid table nowhere but at the end', () => {
    const dishes = pictures.flatMap(({ view }, index) => (view === 'scene' ? [index] : []));
    expect(dishes.filter((index) => index < pictures.length - 1)).toEqual([]);
  });

  it('say what they show, each something else, in all languages', () => {
    const texts = recipe.steps.flatMap((_step, index) => stepTexts(recipe, index));
    expect(texts).toHaveLength(pictures.length);
    for (const locale of locales) {
      expect(new Set(texts.map((text) => text[locale])).size).toBe(texts.length);
      expect(texts.map((text) => text[locale]).join()).not.toMatch(/[{}]|undefined/);
    }
    expect(texts.map(({ fr }) => fr).join()).not.toMatch(/[^\u00a0]:/);
  });
});

describe('a step with two actions', () => {
  const [, { recipe, site }] = recipes.find(([, one]) => one.recipe.steps.some(({ thenShows }) => thenShows))!;
  const index = recipe.steps.findIndex(({ thenShows }) => thenShows);

  it('has a picture of each, in their order', () => {
    const { shows, thenShows } = recipe.steps[index]!;
    const scenes = [shows, thenShows].map((shown) => {
      const { oven: isInOven, ...scene } = shown as Exclude<typeof shows, 'dish'>;
      return { ...scene, ...(isInOven && { isInOven }) };
    });
    expect(stepPictures(recipe, index).map(({ subject }) => subject?.step)).toEqual(scenes);
  });

  it('is stored with both', () => {
    const pictures = { draw: (_name: string, { subject }: ArtOrder) => ({ id: JSON.stringify(subject) }) };
    const [row] = recipeRows(site, { recipes: [recipe], cooks: [] }, pictures as unknown as PictureCache, () => []);
    expect(new Set(row?.steps[index]?.images).size).toBe(2);
  });

  it('keeps the picture of the first where it was', () => {
    const without = recipe.steps.map(({ thenShows: _, ...step }) => step);
    expect(stepPictures({ ...recipe, steps: without }, index)).toEqual(stepPictures(recipe, index).slice(0, 1));
  });
});

describe('the scenes that a step can name', () => {
  const draw = (step: StepScene) =>
    drawArt('kitchen', {
      motif: 'step',
      palette: 'linen',
      seed: 1,
      view: 'main',
      shape: 'landscape',
      subject: { step },
    });
  const bare: StepScene = { vessel: 'bowl', foods: [] };

  it('are all drawn, each in another way', () => {
    const scenes: StepScene[] = [
      ...(Object.keys(stepVessels) as StepVesselName[]).map((vessel) => ({ ...bare, vessel })),
      ...foods.map((food) => ({ ...bare, foods: [food] })),
      ...(Object.keys(stepActions) as StepAction[])
        .filter((action) => action !== 'none' && action !== 'spread')
        .map((action) => ({ ...bare, action })),
      ...(Object.keys(liquidColors) as Liquid[]).map((pours) => ({ ...bare, pours })),
      ...strewable.map((strews) => ({ ...bare, strews })),
      { ...bare, isInOven: true },
    ];
    const drawn = scenes.map((scene) => draw(scene));
    expect(scenes.filter((_scene, index) => drawn.indexOf(drawn[index]!) !== index)).toEqual([]);
  });

  it('are the only ones that files may name', () => {
    const shown = { vessel: 'bowl', foods: ['flour'] };
    expect(stepShownSchema.safeParse(shown).success).toBe(true);
    expect(stepShownSchema.safeParse({ ...shown, action: 'saute' }).success).toBe(false);
    expect(stepShownSchema.safeParse({ ...shown, foods: ['flower'] }).success).toBe(false);
    expect(stepShownSchema.safeParse({ ...shown, vessel: 'bucket' }).success).toBe(false);
    expect(stepShownSchema.safeParse({ ...shown, pours: 'milk', strews: 'salt' }).success).toBe(false);
  });
});
