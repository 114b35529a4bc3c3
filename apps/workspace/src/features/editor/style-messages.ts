import { defineMessages } from 'react-intl';

/** Words of the bar that changes how elements look. */
export const styleMessages = defineMessages({
  style: { id: 'editor.style', defaultMessage: 'Style', description: 'Name of the bar beside the selection' },
  fill: { id: 'editor.fill', defaultMessage: 'Fill color', description: 'Button and panel' },
  line: {
    id: 'editor.line',
    defaultMessage: 'Line',
    description: 'Button and panel: colour, width and dashes of lines',
  },
  width: { id: 'editor.width', defaultMessage: 'Line width', description: 'Name of a row of choices' },
  dash: { id: 'editor.dash', defaultMessage: 'Line style', description: 'Name of a row of choices' },
  solid: { id: 'editor.solid', defaultMessage: 'Solid', description: 'Line style' },
  dashed: { id: 'editor.dashed', defaultMessage: 'Dashed', description: 'Line style' },
  dotted: { id: 'editor.dotted', defaultMessage: 'Dotted', description: 'Line style' },
  textStyle: {
    id: 'editor.textStyle',
    defaultMessage: 'Text style',
    description: 'Button and panel: size, colour, alignment',
  },
  fontSize: { id: 'editor.fontSize', defaultMessage: 'Font size', description: 'Name of a row of choices' },
  fontSizeAuto: {
    id: 'editor.fontSizeAuto',
    defaultMessage: 'Automatic size',
    description: 'Font size that follows the element',
  },
  align: { id: 'editor.align', defaultMessage: 'Alignment', description: 'Name of a row of choices' },
  alignLeft: { id: 'editor.alignLeft', defaultMessage: 'Align left', description: 'Alignment' },
  alignCenter: { id: 'editor.alignCenter', defaultMessage: 'Align center', description: 'Alignment' },
  alignRight: { id: 'editor.alignRight', defaultMessage: 'Align right', description: 'Alignment' },
  connectorStyle: {
    id: 'editor.connectorStyle',
    defaultMessage: 'Connector style',
    description: 'Button and panel',
  },
  route: {
    id: 'editor.route',
    defaultMessage: 'Route',
    description: 'Name of a row of choices: how a connector runs',
  },
  routeCurved: { id: 'editor.routeCurved', defaultMessage: 'Curved', description: 'Route of a connector' },
  routeElbow: { id: 'editor.routeElbow', defaultMessage: 'Elbow', description: 'Route of a connector' },
  routeStraight: {
    id: 'editor.routeStraight',
    defaultMessage: 'Straight',
    description: 'Route of a connector',
  },
  startHead: {
    id: 'editor.startHead',
    defaultMessage: 'Start',
    description: 'Name of a row of choices: how a connector begins',
  },
  endHead: {
    id: 'editor.endHead',
    defaultMessage: 'End',
    description: 'Name of a row of choices: how a connector ends',
  },
  headNone: { id: 'editor.headNone', defaultMessage: 'Plain', description: 'End of a connector' },
  headArrow: { id: 'editor.headArrow', defaultMessage: 'Arrow', description: 'End of a connector' },
  headTriangle: { id: 'editor.headTriangle', defaultMessage: 'Triangle', description: 'End of a connector' },
  headDot: { id: 'editor.headDot', defaultMessage: 'Dot', description: 'End of a connector' },
  headDiamond: { id: 'editor.headDiamond', defaultMessage: 'Diamond', description: 'End of a connector' },
  headBar: { id: 'editor.headBar', defaultMessage: 'Bar', description: 'End of a connector' },
  fold: { id: 'editor.fold', defaultMessage: 'Fold', description: 'Button: hide the topics below' },
  unfold: { id: 'editor.unfold', defaultMessage: 'Unfold', description: 'Button: show the topics below' },
  layout: {
    id: 'editor.layout',
    defaultMessage: 'Layout',
    description: 'Button and panel: how a mind map is laid out',
  },
});
