import { describe, expect, test } from 'vitest';
import { propertyNamesOf } from './contract-bundle.ts';

/** Every field the specification (§3) gives an entity, by ledger row and shape of the contract. */
const ENTITIES = [
  [
    'ENT-01',
    'CommunityFile',
    'file_key name description object_point cover thumbnail avatar_key avatar_url created_at updated_at pub_time collect_num copy_num view_num praise_num use_num tag_list profile_list special_topic_id_list is_hot is_selected_work fee_type unit_price isPaid auditStatus owner',
  ],
  ['ENT-01', 'FileOwner', 'user_id nick_name avatar_url'],
  [
    'ENT-03',
    'User',
    'user_id nick_name email mobile avatar_url refresh_token identification e_id role isSpecialInviteUser',
  ],
  [
    'ENT-04',
    'Profile',
    'introduce profile_key name member influencer expert profession sex career_info statistic_data',
  ],
  ['ENT-04', 'CareerInfo', 'career_id industry_id'],
  ['ENT-04', 'StatisticData', 'focus fans pub_files'],
  [
    'ENT-05',
    'ProfessionalEdition',
    'isDefaultData type edition_key goods_id user_id start_date end_date permanent extends',
  ],
  ['ENT-06', 'Space', 'team_id project_id'],
  ['ENT-07', 'Team', 'privileges type file_create_limit edit_visitor_quantity file_count'],
  ['ENT-08', 'Folder', 'id name deep expand children folder_count'],
  ['ENT-09', 'Tag', 'id name parent_id ttype child_list'],
  ['ENT-10', 'Topic', 'id title'],
  ['ENT-11', 'SearchRecord', 'id search_term'],
  ['ENT-12', 'InboxMessage', 'id read created_at meta'],
  ['ENT-12', 'InboxMessageMeta', 'msg_type content_type content'],
  ['ENT-14', 'Feedback', 'career industry description'],
  ['ENT-15', 'ReportBody', 'file_key product report_type report_desc source images_key'],
  ['OPEN-39', 'NewFileBody', 'name kind'],
  ['OPEN-39', 'ClientLogLine', 'level message page release time'],
  [
    'ENT-17',
    'OnboardingBody',
    'career channels name scenes usage work_scenes company_people_size team_name career_other channel_other scene_other work_scene_other skip',
  ],
  ['ENT-19', 'SpacePlan', 'team_type team_id limitCount edit_visitor_quantity curCount'],
] as const;

describe('entities', () => {
  test.each(ENTITIES)('[%s] %s carries %s', (_, shape, fields) => {
    expect(propertyNamesOf(shape)).toEqual(expect.arrayContaining(fields.split(' ')));
  });
});
