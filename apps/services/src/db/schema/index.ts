export * from './cart.ts';
export * from './catalogue.ts';
export * from './community.ts';
export * from './identity.ts';
export * from './image.ts';
export * from './site.ts';
