import type { MailTexts } from './MailTexts.ts';

export const esES: MailTexts = {
  kinds: {
    addressProof: ({ expiresAt }, { time }) => ({
      subject: 'Confirma tu dirección de correo',
      lines: [
        'Abre el enlace para confirmar que esta dirección es tuya. Hasta entonces no te enviaremos ningún otro mensaje.',
        `El enlace sirve una sola vez, hasta el ${time(expiresAt)}. Si no tienes cuenta con nosotros, alguien se ha equivocado al escribir su dirección: no tienes que hacer nada.`,
      ],
      action: 'Confirmar esta dirección',
    }),
    passwordReset: ({ expiresAt }, { time }) => ({
      subject: 'Elige una contraseña nueva',
      lines: [
        'Alguien, esperamos que tú, quiere una contraseña nueva para tu cuenta.',
        `El enlace sirve una sola vez, hasta el ${time(expiresAt)}. Si no has sido tú, no tienes que hacer nada: tu contraseña sigue siendo la misma.`,
      ],
      action: 'Elegir una contraseña nueva',
    }),
    reviewPassed: ({ name }) => ({
      subject: `«${name}» está publicado`,
      lines: [`Tu trabajo «${name}» ha superado la revisión. Ya lo puede ver todo el mundo en la comunidad.`],
      action: 'Verlo en la comunidad',
    }),
    reviewNotPassed: ({ name, reason }) => ({
      subject: `«${name}» no ha superado la revisión`,
      lines: [
        `Tu trabajo «${name}» no ha superado la revisión.`,
        `Motivo: ${reason}`,
        'Puedes modificarlo y enviarlo de nuevo.',
      ],
      action: 'Modificar y enviar de nuevo',
    }),
    takenDown: ({ name, reason }) => ({
      subject: `«${name}» se ha retirado`,
      lines: [
        `Un moderador ha retirado tu trabajo «${name}» de la comunidad.`,
        `Motivo: ${reason}`,
        'El tablero sigue siendo tuyo. Puedes modificarlo y enviarlo de nuevo.',
      ],
      action: 'Modificar y enviar de nuevo',
    }),
    tagsCorrected: ({ name, reason }) => ({
      subject: `Las etiquetas de «${name}» se han corregido`,
      lines: [
        `Un moderador ha corregido las etiquetas o los temas de tu trabajo «${name}». En tus mensajes puedes ver qué ha cambiado.`,
        ...(reason === undefined ? [] : [`Motivo: ${reason}`]),
      ],
      action: 'Verlo en la comunidad',
    }),
    feedbackAnswered: ({ answer, feedback }) => ({
      subject: 'Una respuesta a tus comentarios',
      lines: [`Nos escribiste: ${feedback}`, `La respuesta: ${answer}`],
    }),
    workSold: ({ name, income }, { money }) => ({
      subject: `Han comprado «${name}»`,
      lines: [
        `Alguien ha comprado tu plantilla «${name}». Ganas ${money(income)}.`,
        'El importe queda retenido siete días, mientras se puede devolver la plantilla. Las próximas ventas te llegan solo como mensajes hasta que los leas.',
      ],
      action: 'Ver tus ingresos',
    }),
    orderReceipt: ({ orderId, items, total, paidAt }, { money, time }) => ({
      subject: `Recibo del pedido ${orderId}`,
      lines: [
        `Hemos recibido tu pago de ${money(total)} el ${time(paidAt)}. Gracias.`,
        ...items,
        `Pedido ${orderId}, total ${money(total)}`,
      ],
      action: 'Ver tus pedidos',
    }),
    refund: ({ orderId, amount }, { money }) => ({
      subject: `Reembolso del pedido ${orderId}`,
      lines: [
        `Hemos reembolsado ${money(amount)} del pedido ${orderId}. Puede tardar unos días en llegar a tu cuenta.`,
      ],
      action: 'Ver tus pedidos',
    }),
    payoutAsked: ({ amount, at }, { money, time }) => ({
      subject: `Has solicitado un retiro de ${money(amount)}`,
      lines: [
        `El ${time(at)} se solicitó un retiro de ${money(amount)}. Te avisaremos cuando esté hecho.`,
        'Si no has sido tú, cambia tu contraseña enseguida y avisa a quien administra este sitio.',
      ],
      action: 'Ver tus retiros',
    }),
    payoutPaid: ({ amount, reference }, { money }) => ({
      subject: `Te hemos pagado ${money(amount)}`,
      lines: [`Te hemos transferido ${money(amount)}. La referencia de la transferencia es ${reference}.`],
      action: 'Ver tus retiros',
    }),
    payoutRefused: ({ amount, reason }, { money }) => ({
      subject: `Tu retiro de ${money(amount)} se ha rechazado`,
      lines: [
        `Tu retiro de ${money(amount)} se ha rechazado. El importe vuelve a estar en tu saldo.`,
        `El motivo: ${reason}`,
      ],
      action: 'Ver tus retiros',
    }),
    passwordChanged: ({ at, otherWays = [] }, { time, quoted }) => ({
      subject: 'Tu contraseña ha cambiado',
      lines: [
        `La contraseña de tu cuenta se cambió el ${time(at)}. Se han cerrado las demás sesiones y las demás aplicaciones han perdido el acceso.`,
        ...(otherWays.length === 0
          ? []
          : [
              `Sin ella aún puedes iniciar sesión con: ${quoted(otherWays)}. Quita en tu cuenta lo que no sea tuyo.`,
            ]),
        'Si no has sido tú, avisa enseguida a quien administra este sitio.',
      ],
      action: 'Revisar tu cuenta',
    }),
    emailChanged: ({ at }, { time }) => ({
      subject: 'Tu dirección de correo ha cambiado',
      lines: [
        `Desde el ${time(at)} tu cuenta tiene otra dirección de correo. Este es el último mensaje a la anterior.`,
        'Si no has sido tú, avisa enseguida a quien administra este sitio.',
      ],
    }),
    secondStep: ({ change, at }, { time }) => {
      const said = {
        released: `Desde el ${time(at)} puedes configurar durante 24 horas el inicio de sesión en dos pasos de tu cuenta: así lo ha decidido un administrador de este sitio.`,
        on: `El inicio de sesión en dos pasos se activó en tu cuenta el ${time(at)}. Se han cerrado las demás sesiones y las demás aplicaciones han perdido el acceso.`,
        off: `El inicio de sesión en dos pasos se desactivó en tu cuenta el ${time(at)}. Vuelve a bastar la contraseña.`,
        codes_renewed: `Los códigos de recuperación de tu cuenta se cambiaron el ${time(at)}. Los anteriores ya no sirven.`,
        code_used: `El ${time(at)} se usó un código de recuperación para entrar en tu cuenta.`,
      };
      return {
        subject: 'Inicio de sesión en dos pasos',
        lines: [
          said[change],
          'Si no fuiste tú, cambia tu contraseña de inmediato y avisa a quien gestiona este sitio.',
        ],
        action: 'Ver tu cuenta',
      };
    },
    passkey: ({ change, name, at }, { time }) => {
      const said = {
        added: `El ${time(at)} se añadió a tu cuenta la llave de acceso «${name}». Permite entrar sin contraseña.`,
        removed: `El ${time(at)} se eliminó de tu cuenta la llave de acceso «${name}».`,
        copy_refused: `El ${time(at)} se rechazó un inicio de sesión con la llave de acceso «${name}»: respondió como lo haría una copia. Elimínala si no la has copiado tú.`,
      };
      return {
        subject: 'Llaves de acceso',
        lines: [
          said[change],
          'Si no fuiste tú, cambia tu contraseña de inmediato y elimina las llaves de acceso que no sean tuyas.',
        ],
        action: 'Ver tu cuenta',
      };
    },
    provider: ({ change, name, at }, { time }) => {
      const said = {
        linked: `El ${time(at)} se vinculó «${name}» a tu cuenta. Desde ahora puedes iniciar sesión con ese servicio.`,
        unlinked: `El ${time(at)} se desvinculó «${name}» de tu cuenta.`,
      };
      return {
        subject: 'Inicio de sesión con otro servicio',
        lines: [
          said[change],
          'Si no fuiste tú, cambia tu contraseña de inmediato y desvincula lo que no sea tuyo.',
        ],
        action: 'Ver tu cuenta',
      };
    },
    serviceTokenCreated: ({ name, at, expiresAt }, { time }) => ({
      subject: 'Se ha creado un token de servicio',
      lines: [
        `El ${time(at)} se creó el token de servicio «${name}» para tu cuenta. La aplicación que lo tenga podrá actuar en tu nombre hasta el ${time(expiresAt)}.`,
        'Si no has sido tú, cambia enseguida tu contraseña: así se revocan todos los tokens de servicio.',
      ],
    }),
    exportReady: ({ expiresAt }, { time }) => ({
      subject: 'Tus datos están listos',
      lines: [`La exportación de tus datos está lista. Puedes descargarla hasta el ${time(expiresAt)}.`],
      action: 'Descargarla en tu cuenta',
    }),
    commentNotice: ({ about }) => ({
      subject:
        about === 'Mentioned'
          ? 'Te han mencionado en un comentario'
          : about === 'Replied'
            ? 'Una respuesta a tu comentario'
            : 'Un comentario en tu trabajo',
      lines: [
        about === 'Mentioned'
          ? 'Alguien te ha mencionado en un comentario.'
          : about === 'Replied'
            ? 'Alguien ha respondido a un comentario tuyo.'
            : 'Alguien ha comentado uno de tus trabajos.',
        'Los siguientes se reúnen en tu bandeja de entrada hasta que los leas allí.',
      ],
      action: 'Leerlo',
    }),
    boardCommentNotice: ({ about }) => ({
      subject: {
        BoardMentioned: 'Te han mencionado en un tablero',
        BoardReplied: 'Una respuesta en una conversación tuya',
        BoardCommented: 'Un comentario en tu tablero',
      }[about],
      lines: [
        {
          BoardMentioned: 'Alguien te ha mencionado en un comentario de un tablero.',
          BoardReplied: 'Alguien ha respondido en una conversación de un tablero en la que has escrito.',
          BoardCommented: 'Alguien ha comentado en un tablero tuyo.',
        }[about],
        'Los siguientes se reúnen en tu bandeja de entrada hasta que los leas allí.',
      ],
      action: 'Leerlo',
    }),
    webhookCreated: ({ host, at }, { time }) => ({
      subject: 'Se ha creado un webhook',
      lines: [
        `El ${time(at)} se creó un webhook para tu cuenta: los eventos sobre tus obras y ventas se envían a ${host}.`,
        'Si no has sido tú, cambia tu contraseña y elimina el webhook mediante la API.',
      ],
    }),
    webhookMoved: ({ host, at }, { time }) => ({
      subject: 'Se ha cambiado la dirección de un webhook',
      lines: [
        `El ${time(at)} se cambió la dirección de un webhook de tu cuenta: a partir de ahora los eventos sobre tus obras y ventas se envían a ${host}.`,
        'Si no has sido tú, cambia tu contraseña y elimina el webhook mediante la API.',
      ],
    }),
    webhookDisabled: ({ host, since }, { time }) => ({
      subject: `Hemos desactivado tu webhook de ${host}`,
      lines: [
        `Desde el ${time(since)} no ha llegado nada a tu webhook de ${host}. Lo hemos desactivado y ya no recibe eventos.`,
        'Cuando su dirección vuelva a responder, actívalo de nuevo mediante la API. En su lista de entregas verás qué ha fallado.',
      ],
    }),
    accountDeleted: () => ({
      subject: 'Tu cuenta se ha eliminado',
      lines: [
        'Hemos eliminado tu cuenta, como pediste. No queda ningún dato personal tuyo. Este es nuestro último mensaje.',
      ],
    }),
  },
  reason: (site) => `Recibes este mensaje porque tienes una cuenta en ${site}.`,
  test: {
    subject: (site) => `Correo de prueba de ${site}`,
    line: 'El servidor de correo funciona: este mensaje lo ha enviado tu sitio.',
  },
  unsubscribe: 'No recibir más mensajes como este',
  page: {
    title: 'Mensajes de {site}',
    reviews: '¿No quieres recibir más mensajes sobre las revisiones de tus trabajos?',
    comments: '¿No quieres recibir más mensajes sobre comentarios, respuestas y menciones?',
    sales: '¿No quieres recibir más mensajes sobre las ventas de tus plantillas?',
    confirm: 'No recibir más mensajes de estos',
    done: 'No recibirás más mensajes de estos. Puedes volver a activarlos en tu cuenta.',
    invalid: 'Este enlace ya no es válido. En tu cuenta puedes elegir qué mensajes recibes.',
  },
};
