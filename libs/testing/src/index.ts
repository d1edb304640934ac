export { comeNear } from './render/comeNear';
export { neutralBrand } from './render/neutralBrand';
export { renderWithShop, type RenderOptions } from './render/renderWithShop';
export { writeKept } from './render/writeKept';
export { testStore, type TestStoreOptions } from './render/testStore';
