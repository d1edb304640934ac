export { comeNear } from './render/comeNear';
export { neutralBrand } from './render/neutralBrand';
export { renderWithShop, type RenderOptions } from './render/renderWithShop';
export { testStore, type TestStoreOptions } from './render/testStore';
