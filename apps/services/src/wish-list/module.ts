import type { wishList } from '@shop/contracts';
import type { Implementation } from '../module.ts';
import { addWish, moveWish, removeWishes } from './changeWishes.ts';
import { createList, deleteList, renameList } from './changeLists.ts';
import { getArticles, getLists, getWishes } from './getLists.ts';
import { mergeWishes } from './mergeWishes.ts';
import { getSharedList, shareList, stopSharing } from './shareList.ts';
import { setMails, stopMails } from './wishMails.ts';

/** Lists of wishes: each customer's own, and those that are shown by a link. */
export const wishListModule: Implementation<typeof wishList> = {
  GetArticles: getArticles,
  GetLists: getLists,
  GetWishes: getWishes,
  Add: addWish,
  Remove: removeWishes,
  Move: moveWish,
  Merge: mergeWishes,
  CreateList: createList,
  RenameList: renameList,
  DeleteList: deleteList,
  Share: shareList,
  StopSharing: stopSharing,
  GetShared: getSharedList,
  SetMails: setMails,
  StopMails: stopMails,
};
