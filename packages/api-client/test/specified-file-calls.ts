import { FILE_KEY } from './fake-server.ts';
import { HASH, PAGE, USER, type SpecifiedCall } from './specified-call.ts';

const path = { file_key: FILE_KEY };
const place = { teamId: '1', projectId: '2' };
const image = { fileKey: FILE_KEY, hash: HASH };

/** Calls about files, publishing and the workspace (spec §7). */
export const FILE_CALLS: readonly SpecifiedCall[] = [
  [
    'API-FILE-01',
    (c) => c.call('getFileFull', { path, query: { common: 1 } }),
    `GET /cmt/file/${FILE_KEY}/full?common=1`,
    'optional',
  ],
  [
    'API-FILE-02',
    (c) => c.call('getFileFullLatestSelf', { path }),
    `GET /cmt/file/${FILE_KEY}/full/latest/self`,
    'required',
  ],
  [
    'API-FILE-03',
    (c) => c.call('getFileFullSelf', { path }),
    `GET /cmt/file/${FILE_KEY}/full/self`,
    'required',
  ],
  [
    'API-FILE-04',
    (c) => c.binary('getFileObject', { path, query: { object_id: HASH } }),
    `GET /cmt/file/${FILE_KEY}/object?object_id=${HASH}`,
    'optional',
  ],
  [
    'API-FILE-05',
    (c) => c.binary('getFileObjectSelf', { path }),
    `GET /cmt/file/${FILE_KEY}/object/self`,
    'required',
  ],
  [
    'API-FILE-06',
    (c) => c.call('copyFile', { path, query: { folder_id: '7' } }),
    `GET /cmt/file/${FILE_KEY}/copy?folder_id=7`,
    'required',
  ],
  ['API-FILE-07', (c) => c.call('fileExists', { path }), `GET /cmt/file/${FILE_KEY}/exist`, 'none'],
  [
    'API-FILE-08',
    (c) => c.call('isFilePublished', { path }),
    `GET /cmt/file/${FILE_KEY}/is-published`,
    'none',
  ],
  ['API-FILE-09', (c) => c.call('cancelPublish', { path }), `DELETE /cmt/file/${FILE_KEY}`, 'required'],
  [
    'API-FILE-10',
    (c) => c.call('praiseFile', { body: { file_key: FILE_KEY, praise: true } }),
    'POST /cmt/files/praise {"file_key":"k7Qm3XpT9wRb","praise":true}',
    'required',
  ],
  [
    'API-FILE-11',
    (c) => c.call('collectFile', { body: { file_key: FILE_KEY, collect: false } }),
    'POST /cmt/files/collect {"file_key":"k7Qm3XpT9wRb","collect":false}',
    'required',
  ],
  [
    'API-FILE-12',
    (c) => c.call('getPaymentStatus', { body: { file_keys: [FILE_KEY] } }),
    'POST /cmt/files/payment/status {"file_keys":["k7Qm3XpT9wRb"]}',
    'required',
  ],
  [
    'API-FILE-13',
    (c) => c.call('getAttrStatus', { body: { file_key_list: [FILE_KEY] } }),
    'POST /cmt/files/attr/status {"file_key_list":["k7Qm3XpT9wRb"]}',
    'optional',
  ],
  [
    'API-FILE-15',
    (c) => c.call('getAuditStatusMap', { body: { file_key_list: [FILE_KEY] } }),
    'POST /cmt/v2/files/audit/status {"file_key_list":["k7Qm3XpT9wRb"]}',
    'required',
  ],
  [
    'API-FILE-16',
    (c) => c.call('getAuditStatus', { query: { fileKey: FILE_KEY } }),
    `GET /cmt/files/audit/status?fileKey=${FILE_KEY}`,
    'required',
  ],
  [
    'API-FILE-17',
    (c) => c.call('listAuditFiles', { query: { ...PAGE, viewType: 1 } }),
    'GET /cmt/files/audit/list?cursor=0&size=40&viewType=1',
    'required',
  ],
  [
    'API-FILE-18',
    (c) => c.call('listCreatorFiles', { query: { user_id: USER, ...PAGE } }),
    `GET /cmt/files/creator/list?user_id=${USER}&cursor=0&size=40`,
    'none',
  ],
  [
    'API-FILE-19',
    (c) => c.call('listOwnFiles', { query: { ...PAGE, audit_status: 2 } }),
    'GET /cmt/files/creator/self?cursor=0&size=40&audit_status=2',
    'required',
  ],
  [
    'API-FILE-20',
    (c) => c.call('listCollectedFiles', { query: { user_id: USER, ...PAGE } }),
    `GET /cmt/files/user/collect?user_id=${USER}&cursor=0&size=40`,
    'none',
  ],
  [
    'API-FILE-21',
    (c) => c.call('isCreator', { query: path }),
    `GET /cmt/files/is-creator?file_key=${FILE_KEY}`,
    'required',
  ],
  [
    'API-FILE-22',
    (c) => c.call('checkUsed', { query: { creatorId: USER, fileKey: FILE_KEY } }),
    `GET /cmt/outsource/check_used?creatorId=${USER}&fileKey=${FILE_KEY}`,
    'required',
  ],
  [
    'API-FILE-23',
    (c) => c.call('listFilesByLink', { query: { ...PAGE, order: 2, tagIds: [1, 2] } }),
    'GET /cmt/files/link?cursor=0&size=40&order=2&tagIds=1&tagIds=2',
    'none',
  ],
  ['API-PUB-02', (c) => c.call('getSpace'), 'GET /web/space', 'required'],
  ['API-PUB-03', (c) => c.call('listTeams'), 'GET /web/teams', 'required'],
  [
    'API-PUB-04',
    (c) => c.call('listProjects', { path: { teamId: '1' } }),
    'GET /web/team/1/projects',
    'required',
  ],
  [
    'API-PUB-05',
    (c) => c.call('createFile', { path: place, body: { name: 'a', kind: 'board' } }),
    'POST /web/team/1/project/2/file {"name":"a","kind":"board"}',
    'required',
  ],
  [
    'API-PUB-06',
    (c) => c.call('listFolders', { path: { ...place, folderId: '0' } }),
    'GET /web/team/1/project/2/folder/0/list',
    'required',
  ],
  [
    'API-PUB-07',
    (c) => c.call('listProjectFiles', { path: place, query: { folder_id: '3' } }),
    'GET /web/team/1/project/2/files?folder_id=3',
    'required',
  ],
  [
    'API-PUB-08',
    (c) => c.binary('getUploadedImage', { path: image }),
    `GET /web/v2/upload/cmt/${FILE_KEY}/${HASH}`,
    'none',
  ],
  [
    'API-PUB-11',
    (c) =>
      c.call('getUploadInfo', { path: image, query: { origin_module: 'board', origin_file_key: FILE_KEY } }),
    `GET /editor/upload/cmt/${FILE_KEY}/${HASH}/info?origin_module=board&origin_file_key=${FILE_KEY}`,
    'none',
  ],
];
