import { wishList } from '@shop/contracts/wire/wishList';
import { endpoint } from '../endpoint';
import { ownEndpoint } from '../ownEndpoint';
import { shopApi } from '../shopApi';

const changesLists = { invalidatesTags: ['Wish' as const] };

/** Lists of wishes: the customer's own, and those of links. */
export const wishService = shopApi.enhanceEndpoints({ addTagTypes: ['Wish', 'Mails'] }).injectEndpoints({
  endpoints: (build) => ({
    getWishArticles: build.query(endpoint(wishList.GetArticles)),
    getWishLists: build.query({ ...ownEndpoint(wishList.GetLists), providesTags: ['Wish'] }),
    getSharedWishList: build.query(endpoint(wishList.GetShared)),
    getWishes: build.query(ownEndpoint(wishList.GetWishes)),
    addWish: build.mutation({ ...endpoint(wishList.Add), ...changesLists }),
    removeWishes: build.mutation({ ...endpoint(wishList.Remove), ...changesLists }),
    moveWish: build.mutation({ ...endpoint(wishList.Move), ...changesLists }),
    mergeWishes: build.mutation({ ...endpoint(wishList.Merge), ...changesLists }),
    createWishList: build.mutation({ ...endpoint(wishList.CreateList), ...changesLists }),
    renameWishList: build.mutation({ ...endpoint(wishList.RenameList), ...changesLists }),
    deleteWishList: build.mutation({ ...endpoint(wishList.DeleteList), ...changesLists }),
    shareWishList: build.mutation({ ...endpoint(wishList.Share), ...changesLists }),
    stopSharingWishList: build.mutation({ ...endpoint(wishList.StopSharing), ...changesLists }),
    setWishMails: build.mutation({ ...endpoint(wishList.SetMails), invalidatesTags: ['Wish', 'Mails'] }),
    stopWishMails: build.mutation({ ...endpoint(wishList.StopMails), invalidatesTags: ['Wish', 'Mails'] }),
  }),
});

export const {
  useCreateWishListMutation,
  useDeleteWishListMutation,
  useGetWishArticlesQuery,
  useMoveWishMutation,
  useRenameWishListMutation,
  useSetWishMailsMutation,
  useShareWishListMutation,
  useStopSharingWishListMutation,
  useStopWishMailsMutation,
} = wishService;
