import {
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
import { readCatalogue } from './readBrand.ts';
import { stepPicture } from './stepPicture.ts';
import { stepText } from './stepText.ts';

const recipes = demoBrands.flatMap(({ site, illustrator }) =>
  readCatalogue(site, () => undefined).recipes.map((recipe) => [recipe.id, { recipe, illustrator }] as const),
);

it('reads recipes', () => expect(recipes.length).toBeGreaterThan(20));

describe.each(recipes)('the steps of %s', (_, { recipe, illustrator }) => {
  const pictures = recipe.steps.map((_step, index) => stepPicture(recipe, index));

  it('have a picture each, no two of them the same but for their seed', () => {
    const drawn = pictures.map((order) => drawArt(illustrator, { ...order, seed: 1 }));
    expect(new Set(drawn).size).toBe(recipe.steps.length);
  });

  it('show another vessel, action or more than one other food', () => {
    const kinds = pictures.map(({ motif, view, subject }) => {
      const { vessel, action, pours, strews, foods: shown } = subject?.step ?? {};
      return [motif, view, vessel, action, pours, strews, ...(shown ?? []).slice(0, 2)].join();
    });
    expect(new Set(kinds).size).toBe(recipe.steps.length);
  });

  it('show the dish on the laid table nowhere but at the end', () => {
    const dishes = recipe.steps.flatMap(({ shows }, index) => (shows === 'dish' ? [index] : []));
    expect(dishes.filter((index) => index < recipe.steps.length - 1)).toEqual([]);
  });

  it('say what they show, each something else, in all languages', () => {
    const texts = recipe.steps.map((_step, index) => stepText(recipe, index));
    for (const locale of locales) {
      expect(new Set(texts.map((text) => text[locale])).size).toBe(texts.length);
      expect(texts.map((text) => text[locale]).join()).not.toMatch(/[{}]|undefined/);
    }
    expect(texts.map(({ fr }) => fr).join()).not.toMatch(/[^\u00a0]:/);
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
