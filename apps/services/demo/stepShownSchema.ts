import {
  foods,
  type Liquid,
  liquidColors,
  type StepAction,
  stepActions,
  strewable,
  type StepVesselName,
  stepVessels,
} from '@shop/demo-art';
import { z } from 'zod';

const namesOf = <Name extends string>(drawn: Readonly<Record<Name, unknown>>) => Object.keys(drawn) as Name[];

/** The scene of a step in the words of the illustrator, or the finished dish on the laid table. */
export const stepShownSchema = z.union([
  z.literal('dish'),
  z
    .strictObject({
      vessel: z.enum(namesOf<StepVesselName>(stepVessels)),
      /** Liquids at the bottom, the others on top of them. */
      foods: z.array(z.enum(foods)).min(1),
      action: z.enum(namesOf<StepAction>(stepActions)).optional(),
      /** What flows in. */
      pours: z.enum(namesOf<Liquid>(liquidColors)).optional(),
      /** What a hand strews. */
      strews: z.enum(strewable).optional(),
      /** In the oven, of which a lid hides the foods. */
      oven: z.boolean().optional(),
    })
    .refine(({ pours, strews }) => !pours || !strews, 'one hand either pours or strews'),
]);

export type DemoStepShown = z.infer<typeof stepShownSchema>;
