export { AddToCartForm, type AddToCartFormProps } from './add-to-cart-form/AddToCartForm';
export type { AddToCart, AddToCartResult } from './add-to-cart-form/useAddToCart';
export { Badges, type BadgesProps } from './badges/Badges';
export { FacetForm, type FacetFormProps } from './facets/FacetForm';
export { hasFacetValues, readFacetValues } from './facets/facetValuesInHtml';
export { FilterButton, type FilterButtonProps } from './facets/FilterButton';
export { FilterChips, type FilterChipsProps } from './facets/FilterChips';
export { FactsTable, type FactsTableProps } from './facts-table/FactsTable';
export {
  type ChosenFilters,
  chosenFilters,
  filterHref,
  hasOwnFilters,
  withMeantFilters,
} from './listing-address/listingAddress';
export { FIRST_TILES } from './listing-grid/firstTiles';
export { ListingGrid, type ListingGridProps, type ListingInsert } from './listing-grid/ListingGrid';
export { ListingHeader, type ListingHeaderProps } from './listing-header/ListingHeader';
export { ListingPaging, type ListingPagingProps } from './listing-paging/ListingPaging';
export { PersonalizationSummary, type PersonalizationSummaryProps } from './personalization/PersonalizationSummary';
export { PersonsAndLocations, type PersonsAndLocationsProps } from './persons-and-locations/PersonsAndLocations';
export { PictureGrid, type PictureGridProps } from './picture-grid/PictureGrid';
export { GALLERY_SIZES, ProductGallery, type ProductGalleryProps } from './product-gallery/ProductGallery';
export { distinctImages } from './product-gallery/distinctImages';
export { furtherPictures } from './product-gallery/furtherPictures';
export { MAX_THUMBNAILS, shownPictures } from './product-gallery/shownPictures';
export { useGallery } from './product-gallery/useGallery';
export { StockNote, type StockNoteProps } from './stock-note/StockNote';
export { TileSlider, type TileSliderProps } from './tile-slider/TileSlider';
export { WishButton, type WishButtonProps } from './wish-button/WishButton';
export { VariantPicker, type VariantPickerProps } from './variant-picker/VariantPicker';
