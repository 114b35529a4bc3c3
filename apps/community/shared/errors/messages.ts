import type { FailureCase } from '@boardwalk/app-shell/failures';
import type { ErrorName } from '@boardwalk/api-client';
import type { MessageDescriptor } from 'react-intl';
import { defineMessages } from '../language/define-messages.ts';

/** What is said about failed calls by case. */
export const failureMessages = defineMessages({
  network: {
    id: 'error.network',
    defaultMessage: 'No connection. Check your network and try again.',
    description: 'A call got no answer',
  },
  timeout: {
    id: 'error.timeout',
    defaultMessage: 'This took too long. Try again.',
    description: 'A call was given up after 30 seconds',
  },
  400: {
    id: 'error.badInput',
    defaultMessage: 'Some of the input is not valid. Check it and try again.',
    description: 'The server refused fields',
  },
  401: {
    id: 'error.signedOut',
    defaultMessage: 'Log in to go on.',
    description: 'A call needs a login',
  },
  403: {
    id: 'error.forbidden',
    defaultMessage: 'You do not have permission to do this.',
    description: 'The server refused an action to this user',
  },
  404: {
    id: 'error.notFound',
    defaultMessage: 'This no longer exists.',
    description: 'What the action was about is gone',
  },
  413: {
    id: 'error.tooLarge',
    defaultMessage: 'This is too large to send.',
    description: 'The request body is over the limit',
  },
  415: {
    id: 'error.unsupportedType',
    defaultMessage: 'This kind of file is not accepted.',
    description: 'The server does not take this content type',
  },
  429: {
    id: 'error.tooManyRequests',
    defaultMessage: 'Too many requests. Wait a moment and try again.',
    description: 'A rate limit was reached',
  },
  500: {
    id: 'error.internal',
    defaultMessage: 'Something went wrong on our side. Try again later.',
    description: 'A fault of the server',
  },
  503: {
    id: 'error.unavailable',
    defaultMessage: 'The service is taking a short break. Try again in a minute.',
    description: 'The server is starting, stopping or lost its database',
  },
  unknown: {
    id: 'error.unknown',
    defaultMessage: 'Something went wrong. Try again.',
    description: 'A failure with no text of its own',
  },
}) satisfies Record<FailureCase, MessageDescriptor>;

/**
 * What is said about errors that calls of this app can meet, where the words of their case would not do. A test holds the table to
 * the contract: nothing stands here that no call can meet, and nothing is missing that the words of its case cannot say.
 */
export const specialMessages = defineMessages({
  taxonomy_not_allowed: {
    id: 'error.taxonomyNotAllowed',
    defaultMessage: 'You can use custom tags only.',
    description: 'Scenes, roles and industries are for admins and invited users',
  },
  already_in_review: {
    id: 'error.alreadyInReview',
    defaultMessage: 'This work is being reviewed. Wait for the result first.',
    description: 'A submission waits for its review',
  },
  not_published: {
    id: 'error.notPublished',
    defaultMessage: 'This work is not published.',
    description: 'Cancelling a publication that is none',
  },
  image_not_accepted: {
    id: 'error.imageNotAccepted',
    defaultMessage:
      'The image could not be used. Choose a JPEG or PNG of at most 4 megapixels, or a photo straight from a camera.',
    description: 'An upload is no accepted image, or has too many pixels',
  },
  image_too_large: {
    id: 'error.imageTooLarge',
    defaultMessage: 'The image is too large. Choose a smaller one.',
    description: 'An upload is over the size limit',
  },
  daily_publish_limit: {
    id: 'error.dailyPublishLimit',
    defaultMessage: 'You have reached today’s limit of 100 publications. Continue tomorrow.',
    description: 'Code 1208',
  },
  file_not_found: {
    id: 'error.fileNotFound',
    defaultMessage: 'This template does not exist. Pick another one.',
    description: 'The file is unknown or not public',
  },
  cmt_open_file_error: {
    id: 'error.openFile',
    defaultMessage: 'This template cannot be opened. Pick another one.',
    description: 'The board of a file cannot be had',
  },
  payment_required: {
    id: 'error.paymentRequired',
    defaultMessage: 'Buy this template to use it.',
    description: 'The work must be paid first',
  },
  membership_required: {
    id: 'error.membershipRequired',
    defaultMessage: 'This template is for members.',
    description: 'The work is free for members only',
  },
  file_limit_reached: {
    id: 'error.fileLimitReached',
    defaultMessage: 'Your plan’s file limit is reached. Upgrade or delete a file.',
    description: 'The team holds as many files as its plan allows',
  },
  not_editor: {
    id: 'error.notEditor',
    defaultMessage: 'You can view this file but not change it.',
    description: 'View access only',
  },
  no_storage_location: {
    id: 'error.noStorageLocation',
    defaultMessage: 'There is no place to store the file. Create a project first.',
    description: 'The space has no project',
  },
  place_full: {
    id: 'error.placeFull',
    defaultMessage: 'There is no room for another folder here.',
    description: 'Error',
  },
  folder_too_deep: {
    id: 'error.placeFull',
    defaultMessage: 'There is no room for another folder here.',
    description: 'Error',
  },
  storage_full: {
    id: 'error.storageFull',
    defaultMessage: 'This team’s storage is full. Delete boards or pictures you no longer need to make room.',
    description: 'Code 2305',
  },
  team_exists: {
    id: 'error.teamExists',
    defaultMessage: 'A team with this name exists already.',
    description: 'Code 1602',
  },
  collection_limit_reached: {
    id: 'error.collectionLimitReached',
    defaultMessage: 'You have the maximum number of collections. Delete one to make another.',
    description: 'Error',
  },
  collection_full: {
    id: 'error.collectionFull',
    defaultMessage: 'This collection is full.',
    description: 'Error',
  },
  goods_not_sold: {
    id: 'error.goodsNotSold',
    defaultMessage: 'This is not sold any more.',
    description: 'Goods that were taken off sale',
  },
  interaction_refused: {
    id: 'error.interactionRefused',
    defaultMessage: 'You cannot do this with this person.',
    description: 'One of the two has blocked the other; who did is not said',
  },
  already_reported: {
    id: 'error.alreadyReported',
    defaultMessage: 'You have reported this already. We are looking into it.',
    description: 'Code 3000',
  },
  thread_full: {
    id: 'error.threadFull',
    defaultMessage: 'This comment has too many replies. Write a new comment.',
    description: 'Code 3102',
  },
}) satisfies Partial<Record<ErrorName, MessageDescriptor>>;
